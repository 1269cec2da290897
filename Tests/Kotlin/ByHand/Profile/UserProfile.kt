package com.example.screens

import kotlinx.serialization.Serializable

/** A user as others see them. */
@Serializable
data class UserProfile(
    val id: String,
    val displayName: String,
    /** The handle, without the @. */
    val username: String,
    val avatarUrl: String? = null,
    val bio: String? = null,
    val followerCount: Long,
    val followingCount: Long,
    val postCount: Long,
    val isVerified: Boolean,
)
